// What vitest runs before and after all journeys (`globalSetup`).
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { roomOfRun } from '@sella/server/testing/room-of-run'
import { addDemo, chromiumPath } from './product'

let room: string | null = null

/** Draws the demo once; each journey that wants it copies the folder. */
export const setup = async (): Promise<void> => {
  if (!chromiumPath) return
  room = await roomOfRun()
  const demo = join(room, 'demo')
  await addDemo(demo)
  process.env.SELLA_TEST_DEMO = demo
}

export const teardown = async (): Promise<void> => {
  if (room) await rm(room, { recursive: true, force: true })
}
