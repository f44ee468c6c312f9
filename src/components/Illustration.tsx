import type { Key } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts.ts';

const files = import.meta.glob<string>('../assets/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const scene = [640, 480] as const;
const step = [240, 180] as const;

/**
 * The files in `assets/illustrations`, with the intrinsic sizes that reserve space until they
 * arrive.
 */
export const illustrations = {
  about: scene,
  empty: scene,
  error: scene,
  'hero-business': scene,
  'hero-car': scene,
  'hero-home': scene,
  'hero-personal': scene,
  'step-apply': step,
  'step-approval': step,
  'step-inspection': step,
  'step-review': step,
};

type IllustrationName = keyof typeof illustrations;

/** Whether there is an illustration of this name, which may come from a locale file. */
export function isIllustration(name: string): name is IllustrationName {
  return Object.hasOwn(illustrations, name);
}

interface IllustrationProps {
  readonly name: IllustrationName;
  /** The key of the text alternative; a picture without one is decorative. */
  readonly alt?: Key;
  /** Whether the picture is on the first screen; others load when they come near the viewport. */
  readonly first?: boolean;
}

/** One of the site's illustrations. */
export function Illustration({ name, alt, first = false }: IllustrationProps) {
  const { text } = useTexts();
  const [width, height] = illustrations[name];
  return (
    <img
      {...(alt && text(alt).langProps)}
      src={files[`../assets/illustrations/${name}.svg`]}
      alt={alt ? text(alt).text : ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
