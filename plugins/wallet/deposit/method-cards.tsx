import { useServices, useTranslation } from '@foyer/sdk'
import { Button, Icon, type IconName, LazyImage } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { ICON_EDGE_PX, METHODS_SHOWN } from './constants.ts'
import type { DepositMethod } from './deposit-settings.ts'
import type { manifest } from './manifest.ts'
import css from './method-cards.module.css'

const ICONS: Readonly<Record<string, IconName | `M${string}`>> = {
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v0M14 20h2M20 18v2M18 17v0',
  wallet: 'M4 7h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12v3M16.500 13.500v0',
  card: 'M3 6h18v12H3zM3 10h18M7 15h3',
  crypto: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
}

interface Props {
  readonly methods: readonly DepositMethod[]
  /** Id of the chosen one; empty: none. */
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (method: DepositMethod) => void
}

/** The methods, as cards with the semantics of radio buttons; of many the first few, and the chosen one, until all are asked for. */
export function MethodCards({ methods, value, disabled, onChange }: Props): ReactNode {
  const t = useTranslation<'wallet.deposit'>()
  const [all, setAll] = useState(methods.length <= METHODS_SHOWN + 1)
  const shown = all ? methods : methods.filter(({ id }, index) => index < METHODS_SHOWN || id === value)
  return (
    <fieldset className={css.field} disabled={disabled}>
      <legend className={css.legend}>{t('method')}</legend>
      <div className={css.cards}>
        {shown.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            chosen={method.id === value}
            onChoose={() => onChange(method)}
          />
        ))}
      </div>
      {shown.length < methods.length && (
        <Button kind="ghost" block onClick={() => setAll(true)}>
          {t('all_methods', { number: methods.length })}
        </Button>
      )}
    </fieldset>
  )
}

interface CardProps {
  readonly method: DepositMethod
  readonly chosen: boolean
  readonly onChoose: () => void
}

function MethodCard({ method: { name, kind, icon }, chosen, onChoose }: CardProps): ReactNode {
  const { site } = useServices<typeof manifest>()
  const src = site.image(icon)
  return (
    <label className={css.card} data-chosen={chosen ? '' : undefined}>
      <input type="radio" name="method" className={css.radio} checked={chosen} onChange={onChoose} />
      <span className={css.icon}>
        {icon !== '' && src ? (
          <LazyImage src={src} alt="" width={ICON_EDGE_PX} height={ICON_EDGE_PX} />
        ) : (
          <Icon name={(Object.hasOwn(ICONS, kind) ? ICONS[kind] : undefined) ?? 'bank'} size={ICON_EDGE_PX} />
        )}
      </span>
      <span className={css.name}>{name}</span>
    </label>
  )
}
