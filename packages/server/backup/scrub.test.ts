import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { originalsAt } from './originals'
import { startScrubber } from './scrub'

onEachEngine('the round over all originals', bench => {
  const films: string[] = []
  const heard: string[] = []
  const scrubber = () => {
    const { store, now } = bench().server.ports
    const onError = (error: unknown): void => void heard.push(String(error))
    return startScrubber({ db: store.db, originals: originalsAt({ dataFolder: bench().folder }), now, days: 0, onError })
  }
  const broken = () => bench().server.ports.store.db.selectFrom('broken_original').select(['path', 'kind']).execute()
  /** All films and the step that begins anew. */
  const round = async (): Promise<void> => {
    const own = scrubber()
    for (let step = 0; step <= films.length; step += 1) expect(await own.step()).toBe(true)
    await own.close()
  }
  const placeOf = (path: string | undefined): string => join(bench().folder, 'files', path ?? '')

  test('finds what the disk has lost or changed, says so each time, and forgets it when it is there again', async () => {
    const doctor = await bench().doctor()
    for (const tone of [1, 2, 3]) {
      const { recordUuid } = await caseWithRecord(doctor)
      const film = await doctor.call(
        'imageUpload',
        { recordUuid, type: 'Lateral_Ceph', name: 'f' },
        await picture('png', { tone }),
      )
      films.push(film.ossPath)
    }
    await round()
    expect(await broken()).toEqual([])
    const bytes = await readFile(placeOf(films[0]))
    await writeFile(placeOf(films[0]), Buffer.concat([bytes.subarray(0, 50), Buffer.from('x'), bytes.subarray(51)]))
    await rm(placeOf(films[1]))
    await round()
    expect(new Set(await broken())).toEqual(
      new Set([
        { path: films[0], kind: 'damaged' },
        { path: films[1], kind: 'missing' },
      ]),
    )
    expect(heard.filter(line => line.includes('an original is'))).toHaveLength(2)
    await writeFile(placeOf(films[0]), bytes)
    await round()
    expect(await broken()).toEqual([{ path: films[1], kind: 'missing' }])
    await doctor.call('accountDelete', { password })
    films.length = 0
    await scrubber().step()
    await scrubber().step()
    expect(await broken()).toEqual([])
  })

  test('an original that could not be asked for is next again once the store is back', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture('png', { tone: 9 }))
    const { store, now } = bench().server.ports
    const originals = originalsAt({ dataFolder: bench().folder })
    const away = { ...originals, size: () => Promise.reject(new Refusal('STORE_AWAY')) }
    const at = () => store.db.selectFrom('scrub').select('last_path').executeTakeFirstOrThrow()
    await store.db.updateTable('scrub').set({ last_path: '' }).execute()
    const offline = startScrubber({ db: store.db, originals: away, now, days: 0, onError: () => undefined })
    await expect(offline.step()).rejects.toThrow('STORE_AWAY')
    expect(await at()).toEqual({ last_path: '' })
    await doctor.call('accountDelete', { password })
  })

  test('two processes share a round: no original is taken twice', async () => {
    const doctor = await bench().doctor()
    for (const tone of [4, 5]) {
      const { recordUuid } = await caseWithRecord(doctor)
      films.push(
        (await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture('png', { tone })))
          .ossPath,
      )
    }
    await round()
    const [first, second] = [scrubber(), scrubber()]
    const steps = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? first : second).step()))
    const { store } = bench().server.ports
    const { last_path: last } = await store.db.selectFrom('scrub').select('last_path').executeTakeFirstOrThrow()
    const taken = steps.filter(Boolean).length
    const places = [...[...films].sort(), '']
    expect(last).toBe(places[(taken - 1) % places.length])
  })
})
