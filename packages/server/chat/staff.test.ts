import { expect, test } from 'vitest'
import { password, startBench } from '../testing/bench'

test('the configuration makes accounts staff at the start; a name nobody had then makes nobody staff later', async () => {
  const first = await startBench(null)
  await first.doctor('operator')
  const config = { dataFolder: first.folder, staff: ['Operator', 'stranger'] }
  const second = await startBench(null, { config })
  const { token } = await second.visitor().call('login', { loginName: 'operator', password })
  expect((await second.visitor(token).call('cUserInfo', {})).role).toBe('staff')
  const stranger = await second.doctor('stranger')
  expect(await stranger.refusal('inboxList', {})).toBe('FORBIDDEN')
  await second.close()
  await first.close()
})
