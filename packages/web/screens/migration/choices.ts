import { imageKind } from '@sella/contract/entities'
import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { z } from 'zod/mini'

const goal = z.discriminatedUnion('at', [
  z.object({ at: z.literal('new') }),
  z.object({ at: z.literal('case'), uuid: z.string() }),
  z.object({ at: z.literal('with'), key: z.string() }),
  z.object({ at: z.literal('out') }),
])

/** What a person corrected and chose for one newcomer. */
const choice = z.object({
  draft: z.object({
    ...{ name: z.string(), number: z.string(), birthday: z.string(), phone: z.string(), agency: z.string(), notes: z.string() },
    sex: z.nullable(z.enum(['male', 'female'])),
  }),
  goal: z.nullable(goal),
  undated: z.string(),
  /** The kind of each file by its name; null: it is left out. */
  kinds: z.record(z.string(), z.nullable(imageKind)),
})

/** The choices for a folder or a list, by newcomer, until it is migrated. */
const choices = z.object({ source: z.string(), chosen: z.record(z.string(), choice) })

export type MigrationChoices = z.infer<typeof choices>

export const choicesIn = (value: unknown): MigrationChoices | null => choices.safeParse(value).data ?? null

export const withChoice = (all: MigrationChoices, { key, draft, goal: chosen, undated, files }: Newcomer): MigrationChoices => ({
  ...all,
  chosen: {
    ...all.chosen,
    [key]: { draft, goal: chosen, undated, kinds: Object.fromEntries(files.map(({ name, kind }) => [name, kind])) },
  },
})

/** Without those who have been migrated: they are cases by now, and chosen again they would be made twice. */
export const withoutDone = ({ source, chosen }: MigrationChoices, done: ReadonlySet<string>): MigrationChoices => ({
  source,
  chosen: Object.fromEntries(Object.entries(chosen).filter(([key]) => !done.has(key))),
})

/** A newcomer as corrected before; what is to become of her is decided once stored cases have been compared. */
export const corrected = ({ chosen }: MigrationChoices, newcomer: Newcomer): Newcomer => {
  const left = chosen[newcomer.key]
  if (!left) return newcomer
  const files = newcomer.files.map(file => {
    const kind = left.kinds[file.name]
    return kind === undefined || kind === file.kind ? file : { ...file, kind, guessed: false }
  })
  return { ...newcomer, draft: left.draft, undated: left.undated, files }
}

/** The newcomer with the goal chosen before, where it can still be reached. */
export const aimed = ({ chosen }: MigrationChoices, newcomer: Newcomer, all: readonly Newcomer[]): Newcomer => {
  const before = chosen[newcomer.key]?.goal ?? null
  if (before === null) return newcomer
  const isGone =
    (before.at === 'case' && !newcomer.likely.some(({ caseUuid }) => caseUuid === before.uuid)) ||
    (before.at === 'with' && !all.some(({ key }) => key === before.key))
  return isGone ? newcomer : { ...newcomer, goal: before }
}
