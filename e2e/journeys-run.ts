// What vitest runs before and after all journeys (`globalSetup`).
import { rm } from 'node:fs/promises'
import { roomOfRun } from '@sella/server/testing/room-of-run'

let room = ''

/** Opens the folder that the workers of the run share. */
export const setup = async (): Promise<void> => {
  room = await roomOfRun()
  process.env.SELLA_TEST_RUN = room
}

/** The workers' browsers may still be ending. */
export const teardown = (): Promise<void> => rm(room, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
