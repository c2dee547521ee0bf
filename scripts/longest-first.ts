import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Starts the named files first, in this order, so that the workers end together; the others follow as vitest has them. A name is the
 * end of a path. A fresh clone has no times of earlier runs to order by.
 */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer => {
  const rank = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex(name => moduleId.endsWith(name))
    return at === -1 ? names.length : at
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b))
    }
  }
}
