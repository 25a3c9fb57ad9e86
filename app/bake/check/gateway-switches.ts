/**
 * Switches that the operator’s gateway is known to have (RO-03 to RO-12), besides those that plugins’ gates read. The
 * site’s own code reads some of these while it runs; others belong to features that this site does not have yet.
 */
export const GATEWAY_SWITCHES: readonly string[] = [
  'STARTGAMEINAPP3',
  'CBS3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'GOOGLELOGIN3',
  'FIREBASECREATEACC3',
  'UPDATEMOBILEICC3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
  'MANDATORYAPPUPDATES3',
  'REWCEN3',
]
