import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'
import { leftInstances } from './left-instances'

onEachStore('instances that could not be taken', at => {
  test('are all asked for again, though two servers noted them at the same moment', async () => {
    const stores = [openStore(at()), openStore(at())] as const
    await migrate(stores[0])
    const [here, there] = stores.map(store => leftInstances(store, 'orthanc a'))
    const ids = Array.from({ length: 8 }, (_, n) => `id-${n}`)
    await Promise.all(ids.map((id, n) => (n % 2 === 0 ? here : there)?.add(id)))
    expect((await here?.all())?.toSorted()).toEqual(ids)
    await Promise.all([here?.remove('id-0'), there?.add('id-8'), here?.remove('id-2'), there?.add('id-9')])
    expect((await there?.all())?.toSorted()).toEqual(['id-1', 'id-3', 'id-4', 'id-5', 'id-6', 'id-7', 'id-8', 'id-9'])
    await Promise.all(stores.map(store => store.close()))
  })
})
