import { expect, test } from 'vitest'
import { metricsFromNow, prometheusText } from './metrics'

test('calls, their times, failures and refusals are written as Prometheus reads them, a time in every bucket that holds it', () => {
  const metrics = metricsFromNow()
  for (const [status, seconds] of [
    [200, 0.25],
    [200, 0.3],
    [500, 60],
  ] as const)
    metrics.answered('patientGet', status, seconds)
  metrics.answered('patientAdd', 499, 0)
  for (const refusal of ['PASSWORD_WRONG', 'ROLE"\\\n_FORBIDS', 'PASSWORD_WRONG']) metrics.refused(refusal)
  metrics.failed('background')
  const lines = prometheusText(metrics.families()).split('\n')
  expect(lines.filter(line => !line.startsWith('sella_call_seconds'))).toEqual([
    ...['# HELP sella_calls_total Answers by call and HTTP status.', '# TYPE sella_calls_total counter'],
    ...['sella_calls_total{call="patientGet",code="200"} 2', 'sella_calls_total{call="patientGet",code="500"} 1'],
    ...['sella_calls_total{call="patientAdd",code="499"} 1', ''],
    ...['# HELP sella_call_seconds Seconds from the head of a call to the end of its answer.'],
    ...['# TYPE sella_call_seconds histogram', ''],
    ...['# HELP sella_errors_total Answers of 500 and more, and failures of work behind the calls.'],
    ...[
      '# TYPE sella_errors_total counter',
      'sella_errors_total{where="call"} 1',
      'sella_errors_total{where="background"} 1',
      '',
    ],
    ...[`# HELP sella_refusals_total ${metrics.families()[3]?.help}`, '# TYPE sella_refusals_total counter'],
    ...['sella_refusals_total{refusal="PASSWORD_WRONG"} 2', 'sella_refusals_total{refusal="ROLE_FORBIDS"} 1', ''],
  ])
  const times = lines.filter(line => line.includes('call="patientGet"') && line.includes('seconds'))
  expect(times.map(line => line.replace('sella_call_seconds_', '').replace('call="patientGet"', ''))).toEqual([
    ...['0.005', '0.01', '0.025', '0.05', '0.1'].map(bound => `bucket{,le="${bound}"} 0`),
    ...['bucket{,le="0.25"} 1', ...['0.5', '1', '2.5', '5', '10', '30'].map(bound => `bucket{,le="${bound}"} 2`)],
    ...['bucket{,le="+Inf"} 3', 'sum{} 60.55', 'count{} 3'],
  ])
})

test('before anything happened, failures are known to be none', () => {
  expect(
    metricsFromNow()
      .families()[2]
      ?.samples.map(({ value }) => value),
  ).toEqual([0, 0])
})
