import type { ReactNode } from 'react'

/** A ring of four colours, about a quarter each, with a bar from its middle. */
const GOOGLE = [
  ['#ea4335', 'M5.3 7.6A8.2 8.2 0 0 1 17.6 6'],
  ['#fbbc05', 'M5.3 16.4a8.2 8.2 0 0 1 0-8.8'],
  ['#34a853', 'M17.3 18.3a8.2 8.2 0 0 1-12-1.9'],
  ['#4285f4', 'M12 12h8.2a8.2 8.2 0 0 1-2.9 6.3'],
] as const

/** Google's mark, in its own colours in every scheme. */
export const GoogleMark = (): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" strokeWidth="3.6" aria-hidden="true">
    {GOOGLE.map(([colour, path]) => (
      <path key={colour} d={path} stroke={colour} />
    ))}
  </svg>
)

/** Facebook's mark: a disc with a letter cut out of it. */
export const FacebookMark = (): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="#0866ff" />
    <path
      d="M10.3 24v-8.6H7.6v-3.5h2.7v-1.7c0-3 1.4-4.5 4.4-4.5.6 0 1.4.1 2 .3v3.1h-1.3c-1.4 0-1.8.6-1.8 1.8v1h3l-.6 3.5h-2.4V24z"
      fill="#fff"
    />
  </svg>
)

/** A phone. */
export const PhoneMark = (): ReactNode => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <rect x="6" y="2" width="12" height="20" rx="3" />
    <path d="M11 18.5h2" />
  </svg>
)
