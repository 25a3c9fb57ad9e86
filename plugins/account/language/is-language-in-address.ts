import type { LanguageCode } from '@foyer/sdk'
import { landingAddress } from '../contract/landing-address.ts'

/** The address that the player came by names the page's language, which goes before a member's then (LG-01). */
export const isLanguageInAddress = (
  location: Pick<Location, 'href' | 'origin'>,
  language: LanguageCode,
): boolean => new URL(landingAddress(location)).searchParams.get('language')?.toUpperCase() === language
