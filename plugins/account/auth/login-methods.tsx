import {
  type LoginMethodProps,
  loginMethods,
  PluginComponent,
  useContributions,
  useRequestActivation,
  useTranslation,
} from '@foyer/sdk'
import { Skeleton, Tabs, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import css from './login-methods.module.css'

interface Props {
  /** The same object while nothing in it changes. */
  readonly props: LoginMethodProps
  /** Why the last login did not go through, if nobody else shows it: below the chosen method (ER-02, ER-04). */
  readonly failure: string | undefined
  /** The form by username, which comes first. */
  readonly children: ReactNode
}

const USERNAME = 'username'

/** Every login method that is on: forms as tabs, if there are several, and buttons below them (RT-02). */
export function LoginMethods({ props, failure, children }: Props): ReactNode {
  const t = useTranslation<'account.auth'>()
  const methods = useContributions(loginMethods)
  const [chosen, choose] = useState(USERNAME)
  const forms = methods.filter(({ value }) => value.shape === 'form')
  // If the chosen method is switched off, the player gets the form that always exists.
  const form = forms.find(({ value }) => value.key === chosen)
  const tabs = [
    { key: USERNAME, label: t('username') },
    ...forms.map(({ plugin, value: { key, label } }) => ({
      key,
      label: <Label plugin={plugin} label={label} />,
    })),
  ]
  return (
    <>
      {forms.length === 0 ? (
        children
      ) : (
        <Tabs label={t('ways')} tabs={tabs} value={form?.value.key ?? USERNAME} onChange={choose}>
          {form ? (
            <>
              <PluginComponent
                plugin={form.plugin}
                name={form.value.component}
                props={props}
                fallback={<Skeleton height="16rem" />}
              />
              <p className={css.failure} aria-live="polite">
                {failure}
              </p>
            </>
          ) : (
            children
          )}
        </Tabs>
      )}
      <LoginMethodButtons props={props} />
    </>
  )
}

interface LabelProps {
  readonly plugin: string
  /** Key of the plugin's text. */
  readonly label: string
}

/** The method's label; its texts load with its code. */
function Label({ plugin, label }: LabelProps): ReactNode {
  const own = useTranslation<'account.auth'>()
  const demand = useRequestActivation()
  useEffect(() => {
    demand(plugin)
  }, [demand, plugin])
  const text = useTranslation(plugin)(label)
  if (text && text !== label) return <span>{text}</span>
  return (
    <>
      <Skeleton width="4rem" height="1em" />
      <VisuallyHidden>{own('captcha_loading')}</VisuallyHidden>
    </>
  )
}

/** The methods that are buttons, below a line with the word `or`. */
export function LoginMethodButtons({ props }: { readonly props: LoginMethodProps }): ReactNode {
  const t = useTranslation<'account.auth'>()
  const methods = useContributions(loginMethods).filter(({ value }) => value.shape === 'button')
  return (
    <>
      <p className={css.or}>{t('or')}</p>
      {/* Empty while no button has content: the styles then hide the line above. */}
      <div className={css.buttons}>
        {methods.map(({ plugin, value: { key, component } }) => (
          <PluginComponent key={key} plugin={plugin} name={component} props={props} />
        ))}
      </div>
    </>
  )
}
