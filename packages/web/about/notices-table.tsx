import text from '../../../THIRD-PARTY.md?raw'
import { useWords } from '../words/i18n'

interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** The rows of the notices' table. */
const packages: readonly Package[] = text.split('\n').flatMap(line => {
  const [, name, version, licence] = line.split('|').map(cell => cell.trim())
  const isRow = name && version && licence && name !== 'package' && !name.startsWith('---')
  return isRow ? [{ name, version, licence }] : []
})

/** The third-party packages and their licences. */
export const NoticesTable = () => {
  const { t } = useWords()
  return (
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
  )
}
