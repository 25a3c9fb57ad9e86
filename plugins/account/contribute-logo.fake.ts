import { type PluginTest, storyImage } from '@foyer/sdk/testing'
import { logo } from '../site/contract.ts'

/** Gives a story's page the merchant's logo: a picture that needs no network. */
export const contributeLogo = (test: PluginTest): void =>
  test.contributeOthers(logo, [storyImage('logo', 160, 48)])
