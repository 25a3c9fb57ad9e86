import { contribute, plugin, useTranslation } from '@foyer/sdk'
import { pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { Button, TextField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { inDialog } from '../shared/stories.fake.tsx'
import { secondFactors } from '../shared/points.ts'
import EN from './locales/EN.json'
import { LoginChoiceDialog } from './identity-login.tsx'
import { manifest } from './manifest.ts'
import { SecondFactorSheet as Sheet } from './pass-second-factor.tsx'

export default { title: 'account / dialogs of logging in' }

/** In place of the plugin that asks for the second factor, which has stories of its own. */
function Factor(): ReactNode {
  const t = useTranslation<'account.auth'>()
  return (
    <div style={{ display: 'grid', gap: 16, padding: '0 16px 20px' }}>
      <TextField label={t('username')} name="factor" />
      <Button block>{t('confirm')}</Button>
    </div>
  )
}
/** With its title in the language of the story. */
function SecondFactorSheet(): ReactNode {
  const t = useTranslation<'account.auth'>()
  return (
    <Sheet
      title={t('second_factor')}
      credentials={{ username: 'lan88', password: 'secret1' }}
      methods={['E']}
      captcha={() => Promise.resolve({ kind: 'passed', proof: { fields: {} } })}
      close={() => undefined}
    />
  )
}
interface ChoiceProps {
  readonly message: string
  readonly registrationOpen: boolean
}
function Choice(props: ChoiceProps): ReactNode {
  const t = useTranslation<'account.auth'>()
  return <LoginChoiceDialog {...props} title={t('choice_title')} close={() => undefined} />
}

/** @param factor - name of the component that asks for a second factor; none where no such plugin is on */
const storyOf = (factor?: string) =>
  pluginStories(
    plugin(
      {
        ...manifest,
        contributes: [
          ...(manifest.contributes ?? []),
          ...(factor === undefined ? [] : [contribute(secondFactors, { component: factor })]),
        ],
      },
      async () => ({
        ...(await import('./auth.tsx')),
        Factor,
        SecondFactorSheet: inDialog(SecondFactorSheet, 'second_factor', 'sheet'),
        LoginChoiceDialog: inDialog(Choice, 'choice_title'),
      }),
    ),
    { texts: EN, session: 'guest' },
  )
const story = storyOf('Factor')
const withoutFactor = storyOf()

export const UsualSecondFactor = story('SecondFactorSheet')
/** Nobody asks for one any more. */
export const FailedSecondFactor = withoutFactor('SecondFactorSheet')

const choice = (message: string, registrationOpen = true): StoryOptions => ({
  props: { message, registrationOpen },
})
export const UsualChoice = story('LoginChoiceDialog', choice('No account is connected with this one yet'))
export const EmptyChoice = story('LoginChoiceDialog', choice(''))
export const ClosedRegistration = story('LoginChoiceDialog', choice('No account is connected yet', false))
export const LongTextsChoice = story(
  'LoginChoiceDialog',
  choice(
    'No account of this site is connected with a-rather-long-address-of-somebody@mail.example.com. '.repeat(
      4,
    ),
  ),
)
