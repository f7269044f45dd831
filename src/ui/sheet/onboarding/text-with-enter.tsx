import { styled } from '@mui/material/styles';
import { Keys } from '../../shortcuts/keys.tsx';

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A text with the Enter key drawn where it is named, never apart from the punctuation behind it. */
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
