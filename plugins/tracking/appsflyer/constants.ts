/** The People-Based Attribution part alone, without banners. */
export const SCRIPT_URL = 'https://websdk.appsflyer.com?st=pba&'
