import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import type { FieldProps } from './field.tsx'
import { StoryStack } from './story-stack.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'ui / TextField' }

const LONG = 'As it stands in your passport or on your identity card, with every given name that you have'

function Name({ label = 'Full name', hint, error, placeholder, ...input }: Partial<FieldProps>): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <div style={{ justifySelf: 'stretch' }}>
        <TextField
          label={t(label)}
          {...(hint && { hint: t(hint) })}
          {...(error && { error: t(error) })}
          {...(placeholder && { placeholder: t(placeholder) })}
          {...input}
        />
      </div>
    </StoryStack>
  )
}
export const Empty = (): ReactNode => <Name placeholder="Name as on your card" />
export const Usual = (): ReactNode => <Name defaultValue="Nguyễn Văn An" leading="user" />
export const UsualWithHint = (): ReactNode => <Name hint="As it stands on your card." />
export const Invalid = (): ReactNode => (
  <Name defaultValue="A" error="Too short." hint="2 letters at least." />
)
export const Disabled = (): ReactNode => <Name defaultValue="Nguyễn Văn An" disabled />
export const Focused = (): ReactNode => <Name ref={(input) => input?.focus()} />
export const LongTexts = (): ReactNode => (
  <Name label={LONG} hint={LONG} error={LONG} placeholder={LONG} leading="user" />
)
/** A control before the input: a dialling code. */
export const UsualWithControl = (): ReactNode => (
  <Name
    label="Phone number"
    inputMode="tel"
    before={
      <select aria-label="Country" style={{ border: 0, background: 'none' }}>
        <option>+84</option>
        <option>+55</option>
      </select>
    }
  />
)
