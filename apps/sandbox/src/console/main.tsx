import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startLanguage } from "./language.ts";
import { createQueryClient } from "./query-client.ts";
import { startTheme } from "./theme.ts";
import "./console.css";

const queryClient = createQueryClient();
startTheme();
startLanguage();

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
