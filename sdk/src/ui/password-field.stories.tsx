import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useRef } from 'react'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / PasswordField' }

function Password({ error, hint, label = 'Password', ...input }: Partial<PasswordFieldProps>): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <div style={{ justifySelf: 'stretch' }}>
        <PasswordField
          label={t(label)}
          showLabel={t('Show the password')}
          hideLabel={t('Hide the password')}
          autoComplete="current-password"
          {...(hint && { hint: t(hint) })}
          {...(error && { error: t(error) })}
          {...input}
        />
      </div>
    </StoryStack>
  )
}
export const Empty = (): ReactNode => <Password />
export const Usual = (): ReactNode => <Password defaultValue="correct horse" leading="lock" />
export const Invalid = (): ReactNode => <Password defaultValue="123" error="At least 8 characters." />
export const Disabled = (): ReactNode => <Password defaultValue="correct horse" disabled />
export const Focused = (): ReactNode => <Password ref={(input) => input?.focus()} />
export const LongTexts = (): ReactNode => (
  <Password
    label="The password that you use at the moment, not the new one that you are about to choose"
    defaultValue={'correct horse battery staple '.repeat(4)}
  />
)

export function UsualShown(): ReactNode {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector('button')?.click(), [])
  return (
    <div ref={around}>
      <Password defaultValue="correct horse" />
    </div>
  )
}
