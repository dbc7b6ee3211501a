import type { PictureSign } from '@markwell/marking-core';
import { type ReactNode, useState } from 'react';

interface DiagramProps {
  /** Path below the site's root. */
  readonly path: string;
  /** What the picture shows, without giving an answer away. */
  readonly alt: string;
  /** Its own width and height: its place is kept before it arrives, so that nothing moves when it does. */
  readonly size?: { readonly width: number; readonly height: number } | null | undefined;
  /** Letters or numbers on it. */
  readonly signs?: readonly PictureSign[] | undefined;
  /** What else is on it, at shares of its width and height. */
  readonly children?: ReactNode;
}

/**
 * A picture in a calm frame, which is as wide as its page where its own size is said, and else no wider than the picture; a picture that fails to
 * load is hidden (spec part 1, section 2).
 */
export function Diagram({ path, alt, size, signs, children }: DiagramProps) {
  const [failedPath, setFailedPath] = useState<string>();
  if (failedPath === path) return null;
  const picture = { src: path, alt, ...size, onError: () => setFailedPath(path) };
  if (signs === undefined && children === undefined)
    return (
      <img
        {...picture}
        alt={alt}
        className="mx-auto h-auto max-h-(--picture,34rem) rounded-small border border-rule bg-sheet object-contain [&[width]]:w-full"
      />
    );
  // The frame is exactly as large as the picture, or the signs would be beside what they name.
  const shape = size && {
    width: `min(100%, var(--picture, 34rem) * ${size.width / size.height})`,
    aspectRatio: `${size.width} / ${size.height}`,
  };
  return (
    <div className="signed-picture" style={shape ?? undefined}>
      <img {...picture} alt={alt} />
      {signs?.map(({ sign, at }) => (
        <span
          key={`${at.x} ${at.y}`}
          aria-hidden="true"
          translate="no"
          className="picture-sign"
          style={placeOnPicture(at)}
        >
          {sign}
        </span>
      ))}
      {children}
    </div>
  );
}

/** Where something is on a picture, by the shares of its width and height. */
export function placeOnPicture({ x, y }: PictureSign['at']) {
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}
