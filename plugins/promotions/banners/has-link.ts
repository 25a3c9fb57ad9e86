import type { BannerLink } from './banner.ts'

/** Whether the gateway gave the banner a link at all; one without is a picture, and no button. */
export const hasLink = ({ linkageType, linkage }: BannerLink): boolean => linkageType !== '' || linkage !== ''
