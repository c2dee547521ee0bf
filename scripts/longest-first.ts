import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Starts the named files first, in this order, so that the workers end together; the others follow as vitest has them, those that
 * `compute` and wait for nothing last: with them the workers keep every processor busy to the end, when nothing runs beside them any more.
 * A name is the end of a path. A fresh clone has no times of earlier runs to order by.
 */
export const longestFirst = (names: readonly string[], compute = /^$/): typeof BaseSequencer => {
  const rank = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex(name => moduleId.endsWith(name))
    if (at !== -1) return at
    return compute.test(moduleId) ? names.length + 1 : names.length
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b))
    }
  }
}
