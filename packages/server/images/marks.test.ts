import { withMarksOn } from '@sella/contract/documents/picture-marks'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('marks on a picture', bench => {
  test('are kept with it, saved from what was read, and change nothing of its record', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    const { uuid } = photo
    const before = await doctor.call('timebarGet', { caseUuid })
    expect(await doctor.call('pictureMarksGet', { uuid })).toEqual({ content: null })
    const content = withMarksOn(null, { frame: photo.hash, shown: photo.shown }, [
      {
        tool: 'distance',
        points: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      },
    ])
    await doctor.call('pictureMarksSave', { uuid, content, from: null })
    expect(await doctor.call('pictureMarksGet', { uuid })).toEqual({ content })
    expect(await doctor.refusal('pictureMarksSave', { uuid, content, from: null })).toBe('MARKS_CONFLICT')
    expect(await doctor.refusal('pictureMarksSave', { uuid, content: '{"version":1}', from: content })).toBe('INPUT_INVALID')
    const versions = (records: typeof before) => records.map(({ version, cephPoints }) => [version, cephPoints])
    expect(versions(await doctor.call('timebarGet', { caseUuid }))).toEqual(versions(before))
    await doctor.call('pictureMarksSave', { uuid, content: null, from: content })
    expect(await doctor.call('pictureMarksGet', { uuid })).toEqual({ content: null })
  })
})
