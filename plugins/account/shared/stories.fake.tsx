import { useTranslation } from '@foyer/sdk'
import { fakeStorage, type FakeStorage, type PluginTest, storyImage } from '@foyer/sdk/testing'
import { Dialog, type DialogProps } from '@foyer/sdk/ui'
import type { ComponentType, ReactNode } from 'react'
import { logo } from '../../site/contract.ts'
import { DEVICE_ID } from './origin.ts'

/** Gives a story's page the merchant's logo: a picture that needs no network. */
export const contributeLogo = (test: PluginTest): void =>
  test.contributeOthers(logo, [storyImage('logo', 160, 48)])

/** Storage of a device that has an id, so that no story computes a fingerprint. */
export const storyDevice = (): FakeStorage =>
  fakeStorage({ [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100' })

/**
 * Shows a component in a dialog, as the site's overlays do, for its stories.
 *
 * @param label - key of the dialog's accessible name
 */
export const inDialog = <Props extends object>(
  Content: ComponentType<Props>,
  label: string,
  kind: DialogProps['kind'] = 'dialog',
) =>
  function InDialog(props: Props): ReactNode {
    const t = useTranslation<string>()
    return (
      <Dialog open label={t(label)} kind={kind} onClose={() => undefined}>
        <Content {...props} />
      </Dialog>
    )
  }
