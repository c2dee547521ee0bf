import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseArchived } from '../testing/archives'
import { startBench, type TestBench } from '../testing/bench'
import { picture } from '../testing/samples'
import { tracedCase } from '../testing/traced'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

test('other programs get the tracing of the film in the archive, and none where a record shows another film now', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '林一' })
  const tracingsFor = async (identity: boolean) => {
    const { texts } = await caseArchived(bench, doctor, { uuid: caseUuid, identity, facePhotos: false })
    return [...texts.keys()].filter(name => name.startsWith('tracings/')).length
  }
  const both = async () => [await tracingsFor(true), await tracingsFor(false)]
  expect(await both()).toEqual([1, 1])
  const film = { recordUuid, type: 'Lateral_Ceph', name: 'b.jpg', ifTaken: 'beside' } as const
  const { uuid } = await doctor.call('imageUpload', film, await picture('jpeg', { tone: 90 }))
  await doctor.call('imageChoose', { uuid })
  expect((await doctor.call('timebarGet', { caseUuid }))[0]?.cephPoints).toBeNull()
  expect(await both()).toEqual([0, 0])
})
