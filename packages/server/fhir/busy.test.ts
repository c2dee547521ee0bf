import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DoctorAsking, FileReply } from '../http/handlers'
import { startBench, type TestBench } from '../testing/bench'
import { caseWithRecord } from '../testing/samples'
import { fhirCalls } from './calls'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

it('two bundles of a doctor may be on their way; a third is refused in words until one of them was read or given up', async () => {
  const doctor = await bench.doctor('bundles')
  const { caseUuid: uuid } = await caseWithRecord(doctor)
  const { doctor_id: person } = await bench.server.ports.store.db
    .selectFrom('patient')
    .select('doctor_id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const { caseFhir } = fhirCalls(bench.server.ports)
  const asking = { doctor: person, gone: new AbortController().signal } as DoctorAsking
  const ask = async (): Promise<Readable> => {
    const { content } = (await caseFhir({ uuid, analysis: 'ABO', lang: 'en' }, asking)) as FileReply
    return content as Readable
  }
  const [first, second] = [await ask(), await ask()]
  await expect(ask()).rejects.toMatchObject({ code: 'BUSY' })
  expect(JSON.parse((await buffer(first)).toString())).toMatchObject({ resourceType: 'Bundle' })
  const third = await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'BUSY' })
  second.destroy()
  third.destroy()
  await expect
    .poll(() =>
      ask().then(
        content => content.destroy() && 'made',
        () => 'refused',
      ),
    )
    .toBe('made')
})
