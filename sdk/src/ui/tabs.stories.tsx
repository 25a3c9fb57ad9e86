import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Tabs } from './tabs.tsx'

export default { title: 'ui / Tabs' }

function Rows({ labels }: { readonly labels: readonly string[] }): ReactNode {
  const t = useStoryText()
  const [value, setValue] = useState('0')
  return (
    <div style={{ padding: 16 }}>
      <Tabs
        label={t('Kinds of games')}
        tabs={labels.map((label, at) => ({ key: String(at), label: t(label) }))}
        value={value}
        onChange={setValue}
      >
        {t(`What stands under ${labels[Number(value)]}`)}
      </Tabs>
    </div>
  )
}
export const One = (): ReactNode => <Rows labels={['Slots']} />
export const Usual = (): ReactNode => <Rows labels={['Slots', 'Live', 'Sports']} />
export const Many = (): ReactNode => (
  <Rows labels={['Slots', 'Live', 'Sports', 'Fishing', 'Lottery', 'Cards', 'Crash']} />
)
export const LongTexts = (): ReactNode => (
  <Rows
    labels={['Slot machines with a progressive jackpot', 'Live casino with dealers from all the world']}
  />
)

export function Focused(): ReactNode {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={around}>
      <Usual />
    </div>
  )
}
