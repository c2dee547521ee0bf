import Sqlite from 'better-sqlite3'
import { vi } from 'vitest'

/** The statements sent to every SQLite file of this process while some work is done. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare')
  try {
    await work()
    return prepare.mock.calls.map(([text]) => String(text))
  } finally {
    prepare.mockRestore()
  }
}
