import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / Checkbox' }

function Box({ hint, ...input }: Partial<CheckboxProps>): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <Checkbox label={t('Keep me signed in')} {...(hint && { hint: t(hint) })} {...input} />
    </StoryStack>
  )
}
export const Empty = (): ReactNode => <Box />
export const Selected = (): ReactNode => <Box defaultChecked />
export const SelectedWithHint = (): ReactNode => <Box defaultChecked hint="Not on a phone that you share." />
export const Disabled = (): ReactNode => <Box disabled />
export const Focused = (): ReactNode => <Box ref={(input) => input?.focus()} />

export function LongTexts(): ReactNode {
  const t = useStoryText()
  const label = (
    <>
      <span>{t('I am 18 years old or older, and I have read and accept')}</span>{' '}
      <a href="/m/terms">{t('the terms and conditions')}</a>
    </>
  )
  return (
    <Box label={label} hint="They say what you may expect of us, and what we expect of you, in every game." />
  )
}
