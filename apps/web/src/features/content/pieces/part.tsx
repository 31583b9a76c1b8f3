import type { ReactNode } from "react";
import type { PlainMessageId } from "../../../platform/intl/intl.ts";
import type { Anchor } from "../../../platform/url/redirect.ts";
import type { FigureMessageId } from "../facts.ts";
import { Body, Title } from "./heading.tsx";
import { Points } from "./points.tsx";
import { Band, Section } from "./section.tsx";
import { SideBySide } from "./side-by-side.tsx";

export interface PartProps {
  id?: Anchor | undefined;
  title: PlainMessageId;
  body: FigureMessageId;
  points?: readonly FigureMessageId[] | undefined;
  /** The section's link. */
  link?: ReactNode;
  picture: ReactNode;
  flip?: boolean | undefined;
  /** On another background, full width. */
  band?: boolean | undefined;
}

/** A feature as text and picture. Its figures are those of facts.ts. */
export function Part({ id, title, body, points, link, picture, flip, band }: PartProps) {
  const Ground = band ? Band : Section;
  return (
    <Ground id={id}>
      <SideBySide
        flip={flip}
        words={
          <>
            <Title id={title} />
            <Body id={body} />
            {points && <Points ids={points} />}
            {link}
          </>
        }
        picture={picture}
      />
    </Ground>
  );
}
