import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('points of a window that shows an earlier picture', bench => {
  test.each(['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Frontal_Ceph'] as const)(
    'of %s are refused once it was replaced, chosen anew, put away or taken back',
    async type => {
      const doctor = await bench().doctor()
      const { caseUuid, recordUuid } = await caseWithRecord(doctor)
      const add = async (tone: number, ifTaken: 'replace' | 'beside' = 'replace') =>
        doctor.call('imageUpload', { recordUuid, type, name: `${tone}.jpg`, ifTaken }, await picture('jpeg', { tone }))
      const version = async () => (await doctor.call('timebarGet', { caseUuid }))[0]?.version ?? 0
      const raises = async (act: () => Promise<unknown>): Promise<boolean> => {
        const before = await version()
        await act()
        const facePoints = JSON.stringify({ [type]: [{ landmark: 'Me', x: 5, y: 6 }] })
        if ((await version()) === before) return false
        const save = { uuid: recordUuid, caseUuid, version: before, facePoints }
        expect(await doctor.refusal('timebarUpdate', save)).toBe('RECORD_CONFLICT')
        return true
      }
      const first = await add(1)
      expect(await raises(() => add(40))).toBe(true)
      const beside = await add(80, 'beside')
      expect(await raises(() => add(120, 'beside'))).toBe(false)
      expect(await raises(() => doctor.call('imageChoose', { uuid: beside.uuid }))).toBe(true)
      expect(await raises(() => doctor.call('imageRestore', { uuid: first.uuid }))).toBe(true)
      expect(await raises(() => doctor.call('imageTakeBack', { uuids: [first.uuid] }))).toBe(true)
      const shown = (await doctor.call('timebarGet', { caseUuid }))[0]?.photos.find(photo => photo.type === type)
      expect(await raises(() => doctor.call('imageDelete', { uuid: shown?.uuid ?? '' }))).toBe(true)
    },
  )
})
