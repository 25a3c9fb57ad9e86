export const LINK = /\/m\/register\?referralCode=LOTUS10001$/
