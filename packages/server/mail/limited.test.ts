import { expect, it } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { lettersAllowed } from './limited'
import type { Letter } from './mail'

const sent: Letter[] = []
const mail = { send: async (letter: Letter) => void sent.push(letter) }

onEachEngine(
  'letters to one address',
  bench => {
    it('are so many in a quarter of an hour, whatever accounts bear it; the next goes into the log, none to others is held back', async () => {
      sent.length = 0
      const { mail: limited } = bench().server.ports
      const letter = (to: string) => ({ to, subject: 's', text: 't' })
      for (let i = 0; i < lettersAllowed + 4; i += 1)
        await limited.send(letter(i % 2 ? 'Victim@clinic.test' : ' victim@clinic.test'))
      expect(sent.length).toBe(lettersAllowed)
      await limited.send(letter('other@clinic.test'))
      expect(sent.at(-1)?.to).toBe('other@clinic.test')
      bench().clock.ahead += 16 * 60_000
      await limited.send(letter('victim@clinic.test'))
      expect(sent.length).toBe(lettersAllowed + 2)
    })
  },
  { instead: { mail } },
)
