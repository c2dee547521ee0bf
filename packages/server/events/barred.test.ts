import { expect, test } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('a member of a clinic that asks for two steps', bench => {
  test('who turns hers off hears no more of it, and its pictures open nothing, at once', async () => {
    const owner = await bench().doctor()
    const phone = await withAuthenticator(bench(), owner)
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    await owner.call('clinicTwoSteps', { required: true })
    const { caseUuid, recordUuid } = await caseWithRecord(owner)
    await owner.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a' }, await picture())
    const photo = (await owner.call('timebarGet', { caseUuid }))[0]?.photos[0]
    const opens = async () => (await fetch(bench().server.address + photo?.url)).status
    const stream = await listen(bench(), owner)
    expect(await opens()).toBe(200)
    await owner.call('secondFactorOff', { password, code: phone.next() })
    expect(await opens()).toBe(403)
    await expect.poll(() => stream.state.ended, { timeout: 5_000 }).toBe(true)
  })
})
