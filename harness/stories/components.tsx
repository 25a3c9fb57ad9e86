import 'reflect-metadata/lite'
import '../../sdk/src/ui/tokens.css'
import { STORY_LANGUAGES } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { BRANDS } from './brands.ts'
import { Stage } from './stage.tsx'

/** The props of Ladle's provider. Ladle's own types are sources that do not compile here. */
interface ProviderProps {
  readonly globalState: {
    readonly control: Readonly<Record<string, { readonly value: unknown } | undefined>>
    readonly rtl: boolean
    readonly theme: string
  }
  readonly children: ReactNode
}

/** Switches that Ladle lacks; it has its own for light and dark and for the direction. */
export const argTypes = {
  brand: { options: Object.keys(BRANDS), control: { type: 'inline-radio' }, defaultValue: 'lotus' },
  language: { options: STORY_LANGUAGES, control: { type: 'inline-radio' }, defaultValue: 'en' },
  reducedMotion: { control: { type: 'boolean' }, defaultValue: false },
}

/** Around every story in Ladle. */
export const Provider = ({ globalState: { control, rtl, theme }, children }: ProviderProps): ReactNode => {
  const valueOf = (name: string): unknown => control[name]?.value
  const language = STORY_LANGUAGES.find((each) => each === valueOf('language')) ?? 'en'
  return (
    <Stage
      brand={String(valueOf('brand') ?? 'lotus')}
      theme={theme}
      language={language}
      direction={rtl || language === 'ar-XB' ? 'rtl' : 'ltr'}
      reducedMotion={valueOf('reducedMotion') === true}
    >
      {children}
    </Stage>
  )
}
