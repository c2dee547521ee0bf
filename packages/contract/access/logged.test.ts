import { expect, it } from 'vitest'
import { logKindOf } from './logged'
import { needOf } from './need-of'
import { actions } from './roles'

it('each action has its kind', () => {
  expect(actions.map(action => logKindOf('timebarUpdate', action, 1))).toEqual([
    'see',
    'change',
    'change',
    'export',
    'change',
    'change',
    'share',
    'change',
    'members',
  ])
})

it('a look is kept where it shows a case, and not where it shows none', () => {
  expect(logKindOf('patientGet', 'see', 1)).toBe('see')
  expect(logKindOf('patientGet', 'see', 0)).toBeNull()
  expect(logKindOf('patientAdd', 'register', 0)).toBe('change')
})

it('a look at a file that waits is kept as a look, though it is of no case yet', () => {
  expect(logKindOf('waitingLook', 'register', 0)).toBe('see')
})

it.each([
  'detectionGet',
  'rereadList',
  'caseFindings',
  'planOutcomes',
  'imageInspect',
  'imageGuess',
  'documentVerify',
  'clinicGet',
  'clinicLog',
  'clinicLogCheck',
  'caseAssigned',
  'shareList',
  'waitingList',
  'waitingCount',
  'machineTokens',
  'archiveList',
] as const)('%s is not kept: it shows nothing of a case that another call does not', name => {
  for (const action of actions) expect(logKindOf(name, action, 3)).toBeNull()
})

it.each(['accountExport', 'accountExportAddress', 'clinicLogCsv', 'caseFhir', 'dicomExport', 'dicomSend'] as const)(
  '%s takes something out, whatever leave it needs',
  name => {
    expect(logKindOf(name, 'manage', 0)).toBe('export')
    expect(logKindOf(name, 'share', 1)).toBe('export')
  },
)

it.each(['patientErase', 'binEmpty', 'accountImport', 'waitingErase'] as const)(
  '%s changes cases, though it needs a manager',
  name => {
    expect(needOf(name, {})).toBe('manage')
    expect(logKindOf(name, 'manage', 0)).toBe('change')
  },
)
