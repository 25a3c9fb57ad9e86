import {
  type LoginMethodProps,
  loginMethods,
  PluginComponent,
  useContributions,
  useTranslation,
} from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './login-methods.module.css'

/** The methods that are buttons, below a line with the word `or`. */
export function LoginMethodButtons({ props }: { readonly props: LoginMethodProps }): ReactNode {
  const t = useTranslation()
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
