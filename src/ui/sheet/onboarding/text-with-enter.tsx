import { styled } from '@mui/material/styles';
import { Keys } from '../../keyboard/keys.tsx';

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** Draws the Enter key in a text, on the same line as the punctuation after it. */
export const TextWithEnter = ({ text }: { readonly text: string }) => {
  const [before, after] = text.split('↵');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Unbroken>
        <Keys keys={['↵']} />
        {after.slice(0, 1)}
      </Unbroken>
      {after.slice(1)}
    </>
  );
};
