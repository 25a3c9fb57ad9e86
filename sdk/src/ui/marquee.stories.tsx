import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useRef } from 'react'
import { Marquee } from './marquee.tsx'

export default { title: 'ui / Marquee' }

function News({ texts }: { readonly texts: readonly string[] }): ReactNode {
  const t = useStoryText()
  return (
    <Marquee label={t('News')}>
      {texts.map((text) => (
        <span key={text} style={{ whiteSpace: 'nowrap' }}>
          {t(text)}
        </span>
      ))}
    </Marquee>
  )
}
export const Empty = (): ReactNode => <News texts={[]} />
export const One = (): ReactNode => <News texts={['A*** won 12,500']} />
export const Many = (): ReactNode => (
  <News texts={Array.from({ length: 12 }, (_, at) => `Player ${at + 1} won ${(at + 1) * 1_250}`)} />
)
export const LongTexts = (): ReactNode => (
  <News
    texts={[
      'Tonight from 2 to 4 o’clock deposits by bank card take longer than usual, because two of the banks renew their systems; wallets and vouchers work as ever.',
    ]}
  />
)

export function Focused(): ReactNode {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector('section')?.focus(), [])
  return (
    <div ref={around} style={{ padding: 16 }}>
      <Many />
    </div>
  )
}
