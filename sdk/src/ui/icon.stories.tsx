import type { ReactNode } from 'react'
import { ICON_PATHS, type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

export default { title: 'ui / Icon' }

const NAMES = Object.keys(ICON_PATHS) as readonly IconName[]

export const One = (): ReactNode => <Icon name="home" />

/** Every icon with its name, which stays English: it is code. */
export const Many = (): ReactNode => (
  <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12, padding: 16 }}>
    {NAMES.map((name) => (
      <li key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 'var(--text-s)' }}>
        <Icon name={name} />
        <span lang="en">{name}</span>
      </li>
    ))}
  </ul>
)
export const ManySizes = (): ReactNode => (
  <p style={{ padding: 16 }}>
    {[16, 20, 24, 32, 48].map((size) => (
      <Icon key={size} name="trophy" size={size} />
    ))}
  </p>
)
