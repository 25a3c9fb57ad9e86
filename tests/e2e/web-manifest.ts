export const LINK = 'link[rel="manifest"]'
