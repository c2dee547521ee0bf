import { Canvas } from './canvas'
import { DisplacementTable } from './displacement-table'
import styles from './overlapping.module.css'
import { useTable } from './table'
import { Trend } from './trend'

/** One picture for each registration of the scheme; all three with the trend and the displacements below. */
export const Canvases = () => {
  const { methods, scheme } = useTable()
  return (
    <div className={styles.canvases} data-function={scheme.overFun}>
      {methods.map(method => (
        <Canvas key={method} method={method} />
      ))}
      <Trend />
      <DisplacementTable />
    </div>
  )
}
