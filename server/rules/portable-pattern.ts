// Letters, digits and a few signs, ranges of them, and how often: all that reads alike in the database and here.
const portable =
  /^\^?(?:(?:[A-Za-z0-9 _,@:-]|\[(?:[A-Za-z0-9]-[A-Za-z0-9]|[A-Za-z0-9 _,@:])+-?\])(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})?)*\$?$/;

/** The expression that a text must match as a whole, or nothing when the database might read it in another way. */
export const wholePattern = (source: string): RegExp | undefined => {
  if (!portable.test(source)) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
};
