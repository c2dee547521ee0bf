import Sqlite from 'better-sqlite3'
import { vi } from 'vitest'

const ways = ['all', 'run', 'iterate'] as const

/** The methods that every statement of this process shares. */
const everyStatement = (): Sqlite.Statement => {
  const file = new Sqlite(':memory:')
  const shared = Object.getPrototypeOf(file.prepare('select 1')) as Sqlite.Statement
  file.close()
  return shared
}

/** The statements sent to every SQLite file of this process while some work is done, in order; one that stays compiled counts each time. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const shared = everyStatement()
  const sent: string[] = []
  const spies = ways.map(way => {
    const original = shared[way] as (...given: unknown[]) => unknown
    return vi.spyOn(shared, way).mockImplementation(function (this: Sqlite.Statement, ...given: unknown[]) {
      sent.push(this.source)
      return original.apply(this, given)
    } as never)
  })
  try {
    await work()
    return sent
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
