import type { ReactNode } from 'react'
import { Choice } from './choice.tsx'
import { ForeignAddress } from './foreign-address.tsx'
import type { StateOptions } from './gateway-client.ts'
import type { HarnessState } from './harness-state.ts'

const CAPTCHAS: Readonly<Record<string, string>> = {
  off: 'None',
  v3: 'GeeTest v3',
  v4: 'GeeTest v4',
  missing: 'Asked for, not to be had',
}

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  readonly onChange: (next: HarnessState) => void
}

/** Controls of merchant, member, language and device. Each choice makes a new world and loads it in the frame. */
export function StatePanel({ state, options, onChange }: Props): ReactNode {
  const merchant = options.merchants.find(({ id }) => id === state.merchant)
  return (
    <section aria-label="State" className="card state-panel">
      <Choice
        label="Merchant"
        value={state.merchant}
        choices={options.merchants.map(({ id, name }) => [id, name])}
        onChoose={(id) => onChange({ ...state, merchant: id, switches: {}, lang: '' })}
      />
      <Choice
        label="Member"
        value={state.member}
        choices={[
          ['', 'Guest'],
          ...options.members.map(({ key, note }) => [key, `${key}: ${note}`] as const),
        ]}
        onChoose={(member) => onChange({ ...state, member })}
      />
      <Choice
        label="Login link"
        value={state.link}
        choices={[
          ['', 'None'],
          ...options.members.map(({ key }) => [key, `Of ${key}`] as const),
          ['invalid', 'That nobody knows'],
        ]}
        onChoose={(link) => onChange({ ...state, link })}
      />
      <Choice
        label="Language"
        value={state.lang}
        choices={[['', 'Merchant’s default'], ...(merchant?.languages ?? []).map((code) => [code, code] as const)]} // prettier-ignore
        onChoose={(lang) => onChange({ ...state, lang })}
      />
      <Choice
        label="Colour scheme"
        value={state.theme}
        choices={[
          ['', 'As the device says'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChoose={(theme) =>
          onChange({ ...state, theme: theme === 'light' || theme === 'dark' ? theme : '' })
        }
      />
      {import.meta.env.DEV && (
        <Choice
          label="Pseudo-language"
          value={state.pseudo}
          choices={[
            ['', 'None'],
            ['accented', 'Longer, with accents'],
            ['mirrored', 'The same, right to left'],
          ]}
          onChoose={(pseudo) =>
            onChange({ ...state, pseudo: pseudo === 'accented' || pseudo === 'mirrored' ? pseudo : '' })
          }
        />
      )}
      {import.meta.env.DEV && (
        <ForeignAddress value={state.foreign} onChoose={(foreign) => onChange({ ...state, foreign })} />
      )}
      <Choice
        label="Customer service"
        value={state.service}
        choices={[
          ['', 'Two entries'],
          ['0', 'None'],
          ['1', 'One entry'],
          ['3', 'Three, one untitled'],
          ['broken', 'Two, and one that does not decode'],
          ['http', 'Two, and one that is not https'],
        ]}
        onChoose={(service) => onChange({ ...state, service })}
      />
      <Choice
        label="Cipher suite"
        value={state.cipher}
        choices={[
          ['', 'Legacy'],
          ['modern', 'Modern on offer'],
        ]}
        onChoose={(cipher) => onChange({ ...state, cipher: cipher === 'modern' ? cipher : '' })}
      />
      <Choice
        label="Installable app"
        value={state.pwa ? '1' : ''}
        choices={[
          ['', 'No'],
          ['1', 'With a web manifest'],
        ]}
        onChoose={(pwa) => onChange({ ...state, pwa: pwa === '1' })}
      />
      <Choice
        label="Logo and icons"
        value={state.brand ? '1' : ''}
        choices={[
          ['', 'As baked'],
          ['1', 'The gateway’s'],
        ]}
        onChoose={(brand) => onChange({ ...state, brand: brand === '1' })}
      />
      <Choice
        label="Build on the server"
        value={state.build}
        choices={[
          ['', 'The page’s own'],
          ['next', 'A newer one'],
        ]}
        onChoose={(build) => onChange({ ...state, build: build === 'next' ? build : '' })}
      />
      <Choice
        label="Shape of the status"
        value={state.shape}
        choices={[
          ['', 'Settings by plugin'],
          ['operator', 'As an operator’s gateway writes it'],
        ]}
        onChoose={(shape) => onChange({ ...state, shape })}
      />
      <Choice
        label="Captcha"
        value={state.captcha}
        choices={[['', 'None'], ...options.captchas.map((mode) => [mode, CAPTCHAS[mode] ?? mode] as const)]}
        onChoose={(captcha) => onChange({ ...state, captcha })}
      />
      <Choice
        label="Captcha’s vendor"
        value={state.geetest}
        choices={[['', 'As it should'], ...options.geetests.map((how) => [how, how] as const)]}
        onChoose={(geetest) => onChange({ ...state, geetest })}
      />
      <Choice
        label="Identity provider"
        value={state.identity}
        choices={[
          ['', 'Not set up'],
          ['social', 'Google (from the internet)'],
          ['phone', 'Google and text messages'],
          ['bad-key', 'With an unusable key'],
        ]}
        onChoose={(identity) => onChange({ ...state, identity })}
      />
      <Choice
        label="Second factor"
        value={state.factor}
        choices={[
          ['', 'Not asked for'],
          ['EPGS', 'Any of the four'],
          ['EGS', 'Email, authenticator or SMS'],
          ['G', 'Authenticator'],
          ['none', 'Asked for, none named'],
        ]}
        onChoose={(factor) => onChange({ ...state, factor })}
      />
    </section>
  )
}
