import type { PromotionLink } from '../contract/route-link.ts'

/** Whether the gateway gave the banner a link at all; one without is a picture, and no button. */
export const hasLink = ({ linkageType, linkage }: PromotionLink): boolean =>
  linkageType !== '' || linkage !== ''
