import type { ConsentCategory, ConsentVendor } from '@foyer/sdk'
import { CATEGORIES } from './constants.ts'

/** What the player is asked about: the merchant's categories, and customer support where a plugin needs consent for it. */
export const shownCategories = (
  chosen: readonly ConsentCategory[],
  vendors: readonly ConsentVendor[],
): readonly ConsentCategory[] =>
  CATEGORIES.filter((category) =>
    category === 'support'
      ? vendors.some(({ categories }) => categories.includes(category))
      : chosen.includes(category),
  )
