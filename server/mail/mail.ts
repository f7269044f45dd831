/** A mail before it is sent; `uid` is the account that it is about, `link` is also inside the text. */
export type Mail = {
  readonly uid: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
};

/** Sends a mail, or keeps it where the owner of the machine finds it. Rejects when it cannot. */
export type SendMail = (mail: Mail) => Promise<void>;
