import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useState } from 'react'
import { ChoicePills } from './choice-pills.tsx'

export default { title: 'ui / choice pills' }

interface Options {
  readonly first?: string
  readonly error?: string
  readonly disabled?: boolean
  readonly labels?: readonly string[]
}
const LABELS = ['A game', 'A payment', 'An idea', 'Something else']

function Pills({ first = '', error, disabled = false, labels = LABELS }: Options): ReactNode {
  const t = useStoryText()
  const [value, setValue] = useState(first)
  return (
    <ChoicePills
      legend={t('What is it about?')}
      name="subject"
      choices={labels.map((label) => ({ key: label, label: t(label) }))}
      value={value}
      error={error && t(error)}
      disabled={disabled}
      onChange={setValue}
    />
  )
}
export const Usual = (): ReactNode => <Pills first="A payment" />
export const Empty = (): ReactNode => <Pills />
export const Invalid = (): ReactNode => <Pills error="Please choose one." />
export const Busy = (): ReactNode => <Pills first="An idea" disabled />
export const LongTexts = (): ReactNode => (
  <Pills labels={['A withdrawal that has not arrived after more than three working days', ...LABELS]} />
)
