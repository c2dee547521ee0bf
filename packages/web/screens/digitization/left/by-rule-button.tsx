import type { PointName } from '@sella/ceph/data/point-name'
import { Button } from 'antd'
import { memo } from 'react'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { capsFor } from '../commands/caps'
import { useOffer } from '../commands/use-command'
import { useDesk } from '../desk'

/** Takes the current point from the film's edge, if its definition is of an edge. */
export const ByRuleButton = memo(({ name }: { readonly name: PointName }) => {
  const { bench } = useDesk()
  const inHand = useStore(bench.hand, ({ guided, selected }) => guided ?? selected)
  const { command, label, there, run } = useOffer('byRule')
  if (inHand !== name || !there) return null
  return (
    <Button size="small" onClick={run}>
      {label}
      <Key>{capsFor(command).join(' ')}</Key>
    </Button>
  )
})
