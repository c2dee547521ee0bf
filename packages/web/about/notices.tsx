import { useState } from 'react'
import { useWords } from '../words/i18n'
import styles from './about.module.css'

interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** The rows of the notices' table. */
const packagesIn = (text: string): readonly Package[] =>
  text.split('\n').flatMap(line => {
    const [, name, version, licence] = line.split('|').map(cell => cell.trim())
    const isRow = name && version && licence && name !== 'package' && !name.startsWith('---')
    return isRow ? [{ name, version, licence }] : []
  })

/** The list of packages, fetched on demand. */
export const Notices = () => {
  const { t } = useWords()
  const [packages, setPackages] = useState<readonly Package[]>([])
  const fetchList = async () => setPackages(packagesIn((await import('../../../THIRD-PARTY.md?raw')).default))
  return (
    <details className={styles.notices} onToggle={() => packages.length === 0 && void fetchList()}>
      <summary>{t('about.noticesShow')}</summary>
      <table>
        <thead>
          <tr>
            <th>{t('about.package')}</th>
            <th>{t('about.version')}</th>
            <th>{t('about.licence')}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(each => (
            <tr key={`${each.name} ${each.version}`}>
              <td>{each.name}</td>
              <td>{each.version}</td>
              <td>{each.licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
