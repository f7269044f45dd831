/** The page that the links of our mails open. */
export const emailActionPath = '/__/auth/action';
