import { stages } from '@sella/ceph/data/maturation-stages'
import { showNeck } from '../bench/show-neck'
import { type Command, type CommandContext, isOnFilm } from './command'

const isOpen = ({ desk }: CommandContext): boolean => desk.vertebrae.get() !== null

const row = (id: string, part: Pick<Command, 'title' | 'keys' | 'group' | 'needs' | 'run'>): Command => ({
  ...{ id: `vertebrae.${id}`, ...part, scope: 'vertebrae', keyOnly: true, knownTo: isOnFilm, when: isOpen },
})

/** Commands available while the vertebrae panel is open: the stage the doctor reads, and returning to C2 to C4. */
export const vertebrae: readonly Command[] = [
  row('stage', {
    title: { zh: '颈椎：医生判断 CS1–CS6', en: 'Vertebrae: doctor’s stage CS1 to CS6' },
    keys: stages.map((_, i) => `${i + 1}`),
    group: 'work',
    needs: 'trace',
    run: ({ desk }, { key }) => {
      const stage = stages[Number(key) - 1]
      if (stage) desk.vertebrae.get()?.read(stage)
    },
  }),
  row('unread', {
    title: { zh: '颈椎：清除医生判断', en: 'Vertebrae: clear doctor’s stage' },
    keys: ['0'],
    group: 'work',
    needs: 'trace',
    run: ({ desk }) => desk.vertebrae.get()?.read(null),
  }),
  row('view', {
    title: { zh: '颈椎：回到颈椎', en: 'Vertebrae: into view' },
    keys: ['f'],
    group: 'view',
    run: ({ desk }) => showNeck(desk.bench),
  }),
]
